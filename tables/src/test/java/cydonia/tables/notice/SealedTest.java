package cydonia.tables.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Refused;
import java.math.BigInteger;
import java.net.InetAddress;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a call is made of")
class SealedTest {

    private static final Base64.Decoder BASE64 = Base64.getUrlDecoder();

    @Test
    void a_message_is_sealed_as_the_example_of_the_standard_is() throws Exception {
        byte[] reader = BASE64.decode(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        byte[] writer = BASE64.decode(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        ECPublicKey alike = (ECPublicKey) Sealed.fresh().getPublic();
        KeyPair own = new KeyPair(Sealed.key(writer, alike), KeyFactory.getInstance("EC").generatePrivate(
                new ECPrivateKeySpec(new BigInteger(1, BASE64.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
                        alike.getParams())));
        byte[] sealed = Sealed.seal("When I grow up, I want to be a watermelon", reader,
                BASE64.decode("BTBZMqHH6r4Tts7J_aSIgg"), own, BASE64.decode("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sealed)).isEqualTo(
                "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
                        + "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    }

    @Test
    void quiet_hours_end_in_the_morning_where_that_person_lives() {
        Quiet quiet = Quiet.parse("22-7 Europe/Paris");
        assertThat(quiet.left(Instant.parse("2026-01-10T22:30:00Z"))).isEqualTo(Duration.ofMinutes(450));
        assertThat(quiet.left(Instant.parse("2026-01-10T05:59:00Z"))).isEqualTo(Duration.ofMinutes(1));
        assertThat(quiet.left(Instant.parse("2026-01-10T06:00:00Z"))).isZero();
        assertThat(quiet.left(Instant.parse("2026-01-10T20:59:00Z"))).isZero();
        assertThat(Quiet.parse("9-17 UTC").left(Instant.parse("2026-01-10T12:00:00Z"))).isEqualTo(Duration.ofHours(5));
        assertThat(Quiet.parse("").left(Instant.EPOCH)).isZero();
        for (String wrong : List.of("22", "22-25 UTC", "a-b UTC", "22-7", "22-7 Nowhere/City")) {
            assertThatThrownBy(() -> Quiet.parse(wrong)).as(wrong).isInstanceOf(Refused.class);
        }
    }

    @Test
    void the_house_of_the_server_is_not_called() throws Exception {
        for (String inside : List.of("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0",
                "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::1", "fe80::1", "fc00::1", "fd12::1",
                "64:ff9b::7f00:1", "2002:7f00:1::1", "::ffff:10.0.0.1")) {
            assertThat(Outside.inside(InetAddress.ofLiteral(inside))).as(inside).isTrue();
        }
        for (String outside : List.of("1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111")) {
            assertThat(Outside.inside(InetAddress.ofLiteral(outside))).as(outside).isFalse();
        }
        Outside strict = new Outside(false);
        for (String wrong : List.of("http://127.0.0.1/x", "http://[::1]/", "http://localhost:8080/", "ftp://1.1.1.1/",
                "https://user@1.1.1.1/", "file:///etc/passwd", "nonsense", "", "https:///x")) {
            assertThatThrownBy(() -> strict.check(wrong)).as(wrong).isInstanceOf(Refused.class);
        }
        assertThat(strict.check("https://1.1.1.1/hook")).hasHost("1.1.1.1");
        assertThat(new Outside(true).check("http://127.0.0.1:9/x")).hasPort(9);
    }
}
