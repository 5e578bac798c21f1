"""The bytes that somebody signed in has to wait for when they open the landing page for the first time."""

import sys
from pathlib import Path
from urllib.parse import urlsplit

import install
from browser import Browser
from report import Result, below
from server import quad

LIMIT = below(260_000)
TILES = "document.querySelectorAll('main a[href]').length"


def measure(folder: Path) -> list[Result]:
    with quad(folder / "data") as server, Browser(install.chromium(), folder / "profile") as browser:
        address = f"http://127.0.0.1:{server.port}/"
        browser.call("Network.enable")
        browser.call("Network.setCookie", name="sid", value=server.connect().sign_in_to_demo("admin"), url=address)
        browser.call("Page.enable")
        browser.call("Page.setLifecycleEventsEnabled", enabled=True)
        navigation = browser.call("Page.navigate", url=address)
        browser.wait_for("Page.lifecycleEvent", name="networkIdle", loaderId=navigation["loaderId"])
        tiles = browser.call("Runtime.evaluate", expression=TILES)["result"]["value"]
        requests = transfers(browser.events)
    if tiles < 11:
        raise RuntimeError(f"that is not the landing page: it has {tiles} links; requests: {list(requests)}")
    for path, size in sorted(requests.items(), key=lambda item: -item[1]):
        print(f"{size:>9,} {path}", file=sys.stderr)
    return [Result("first load of the landing page", sum(requests.values()), "bytes", LIMIT, note=f"{len(requests)} requests")]


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
