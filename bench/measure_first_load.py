"""The bytes that somebody signed in has to wait for when they open the landing page for the first time."""

import sys
from pathlib import Path
from urllib.parse import urlsplit

import install
from browser import Browser
from report import Result, below
from server import quad

LIMIT = below(260_000)
TILES = "document.querySelectorAll('section[data-area] a').length"


def measure(folder: Path) -> list[Result]:
    with quad(folder / "data") as server, Browser(install.chromium(), folder / "profile") as browser:
        connection = server.connect()
        token = connection.sign_in_to_demo("admin")
        apps = connection.send("GET", "/api/apps", token=token).json()["apps"]
        address = f"http://127.0.0.1:{server.port}/"
        browser.call("Network.enable")
        browser.call("Network.setCookie", name="sid", value=token, url=address)
        browser.call("Page.enable")
        browser.call("Page.setLifecycleEventsEnabled", enabled=True)
        navigation = browser.call("Page.navigate", url=address)
        browser.wait_for("Page.lifecycleEvent", name="networkIdle", loaderId=navigation["loaderId"])
        tiles = browser.call("Runtime.evaluate", expression=TILES)["result"]["value"]
        requests = transfers(browser.events)
    if tiles != len(apps):
        raise RuntimeError(f"that is not the landing page: {tiles} tiles for {len(apps)} apps; {list(requests)}")
    for request, size in sorted(requests.items(), key=lambda item: -item[1]):
        print(f"{size:>9,}  {request}", file=sys.stderr)
    total = sum(requests.values())
    return [Result("first load of the landing page", total, "bytes", LIMIT, note=f"{len(requests)} requests")]


def transfers(events: list[dict]) -> dict[str, int]:
    """What came over the wire for each path, headers and all."""
    paths, sizes = {}, {}
    for event in events:
        params = event.get("params", {})
        match event.get("method"):
            case "Network.requestWillBeSent":
                paths[params["requestId"]] = urlsplit(params["request"]["url"]).path
            case "Network.loadingFinished":
                sizes[params["requestId"]] = int(params["encodedDataLength"])
    return {f"{paths[id_]} ({id_})": size for id_, size in sizes.items()}
