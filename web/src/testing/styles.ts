/**
 * jsdom works out the style of an element each time it is asked, and a search by role asks about every element and
 * those around it. Here a style is kept until the document changes. Returns how to undo that.
 */
export function keepStyles(view: Window & typeof globalThis): () => void {
  const compute = view.getComputedStyle;
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    kept = new WeakMap();
  };
  const changes = new view.MutationObserver(forget);
  changes.observe(view.document, { subtree: true, childList: true, attributes: true, characterData: true });

  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute.call(view, element, pseudo);
    // Those that the observer has not been told of yet.
    if (changes.takeRecords().length > 0) forget();
    const style = kept.get(element) ?? compute.call(view, element);
    kept.set(element, style);
    return style;
  };
  return () => {
    changes.disconnect();
    view.getComputedStyle = compute;
  };
}
