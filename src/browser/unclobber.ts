/*
 * A page's `<form id="browser">` or `<iframe name="browser">` is visible as a global also to content scripts, and
 * webextension-polyfill would take it for Firefox's interface. A variable of our own hides it; where the browser has
 * defined the real one, it stays. Must run before the polyfill does.
 */
if (!Object.hasOwn(globalThis, 'browser')) {
  Object.defineProperty(globalThis, 'browser', { value: undefined, configurable: true, writable: true });
}

export {};
