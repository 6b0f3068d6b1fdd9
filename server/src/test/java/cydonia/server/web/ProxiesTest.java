package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Refused;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whose address it is")
class ProxiesTest {

    private static final Proxies TWO = Proxies.parse("10.0.0.7, 192.168.0.0/16");

    @Test
    void without_a_proxy_nobody_can_invent_one() {
        assertThat(Proxies.NONE.visitor("203.0.113.5", List.of("198.51.100.1"))).isEqualTo("203.0.113.5");
    }

    @Test
    void the_nearest_proxy_is_believed_about_the_last_address_of_all_lines() {
        assertThat(Proxies.NEAREST.visitor("10.0.0.7", List.of("1.1.1.1, 2.2.2.2", "3.3.3.3"))).isEqualTo("3.3.3.3");
        assertThat(Proxies.NEAREST.visitor("10.0.0.7", List.of("1.1.1.1", "2.2.2.2, 3.3.3.3:4711")))
                .isEqualTo("3.3.3.3");
        assertThat(Proxies.NEAREST.visitor("10.0.0.7", List.of())).isEqualTo("10.0.0.7");
    }

    @Test
    void of_named_proxies_it_is_the_last_one_that_none_of_them_is() {
        assertThat(TWO.visitor("10.0.0.7", List.of("1.1.1.1, 2.2.2.2", "192.168.4.4"))).isEqualTo("2.2.2.2");
        assertThat(TWO.visitor("10.0.0.7", List.of("192.168.4.4"))).isEqualTo("192.168.4.4");
        assertThat(TWO.visitor("10.0.0.7", List.of("1.1.1.1, nonsense"))).isEqualTo("10.0.0.7");
    }

    @Test
    void who_is_none_of_them_is_not_believed() {
        assertThat(TWO.visitor("203.0.113.5", List.of("1.1.1.1"))).isEqualTo("203.0.113.5");
    }

    @Test
    void many_addresses_of_one_household_count_as_one() {
        assertThat(Proxies.NONE.visitor("2001:db8:1:2::1", List.of()))
                .isEqualTo(Proxies.NONE.visitor("2001:db8:1:2:ffff::9", List.of()))
                .isNotEqualTo(Proxies.NONE.visitor("2001:db8:1:3::1", List.of()));
        assertThat(Proxies.NEAREST.visitor("::1", List.of("[2001:db8:1:2::1]:443")))
                .isEqualTo(Proxies.NONE.visitor("2001:db8:1:2::1", List.of()));
    }

    @Test
    void what_is_no_address_is_refused() {
        for (String wrong : List.of("proxy.example", "10.0.0.0/33", "10.0.0.0/x", "")) {
            assertThatThrownBy(() -> Proxies.parse(wrong)).isInstanceOf(Refused.class);
        }
    }
}
