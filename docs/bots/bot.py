"""A complete bot for Cydonia in Python's standard library: it takes an invitation and plays any game at random.

    python3 bot.py http://127.0.0.1:8080 INVITATION [NAME]
"""
import json
import random
import sys
import urllib.error
import urllib.request
import uuid


class Table:
    def __init__(self, server, token=None):
        self.server, self.token = server, token

    def call(self, path, body=None):
        """The status and the answer, also when the server refuses."""
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers)
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            return refused.code, json.load(refused)

    def events(self, table):
        """Says whenever the table has changed, beginning at once; comes back after a lost connection."""
        while True:
            request = urllib.request.Request(self.server + f"/api/tables/{table}/events",
                                             headers={"Accept": "text/event-stream",
                                                      "Authorization": "Bearer " + self.token})
            try:
                with urllib.request.urlopen(request, timeout=60) as stream:
                    for line in stream:
                        if line.startswith(b"data:"):
                            yield int(line[5:])
            except (OSError, urllib.error.URLError):
                pass


def choose(state):
    """The bot's whole wisdom. state["observation"] is everything this seat may know."""
    if "several" not in state:
        return [random.choice(state["choices"])["notation"]]
    # Several things are chosen together, in any order. What exceeds a limit is refused, and then chosen anew.
    things, number = state["several"]["items"], state["several"]["limits"][0]
    many = random.randint(number["least"], min(number.get("most", 3), number["least"] + 3))
    return [random.choice(things)["notation"] for _ in range(many)]


def main(server, invitation, name="Python bot"):
    table = Table(server)
    status, entered = table.call("/api/join", {"invite": invitation, "name": name})
    if status != 200:
        sys.exit(entered["error"])
    table.token = entered["token"]
    where = entered["state"]["table"]
    print("plays", entered["state"]["seat"], "at", f"{server}/t/{where}", flush=True)
    for _ in table.events(where):
        state = table.call(f"/api/tables/{where}")[1]
        while state["phase"] == "playing" and state["choices"]:
            command = {"version": state["version"], "key": uuid.uuid4().hex, "actions": choose(state)}
            state = table.call(f"/api/tables/{where}/act", command)[1]["state"]
        if state["phase"] == "over":
            for result in state["outcome"]["results"]:
                print(result["place"], result["seat"], result["score"], flush=True)
            return


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
