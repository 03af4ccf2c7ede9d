/**
 * A page for tests that run in bare Node: jsdom's window, whose names become globals. Test files of one process share it;
 * {@link emptyPage} gives each the page as it was at first.
 */
import { JSDOM, VirtualConsole } from 'jsdom';

const url = 'http://localhost/';
// jsdom reports each navigation as an error of its own: it has no other page to open.
const virtualConsole = new VirtualConsole();
virtualConsole.sendTo(console, { omitJSDOMErrors: true });
const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
  url,
  pretendToBeVisual: true,
  virtualConsole,
});

/** Names that Node has too; the page's own ones belong to its nodes and events. */
const ofThePage = new Set([
  ...['AbortController', 'AbortSignal', 'Blob', 'CustomEvent', 'DOMException', 'Event', 'EventTarget', 'File'],
  ...['FormData', 'MessageEvent', 'navigator', 'addEventListener', 'removeEventListener', 'dispatchEvent'],
]);

for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !ofThePage.has(name)) continue;
  const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {};
  const isMethod = typeof value === 'function' && !value.prototype;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: () => (isMethod ? value.bind(window) : window[name]),
    set: (changed) => {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, enumerable: true, value: changed });
    },
  });
}
globalThis.window = window;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Removes what a test file left on the page. */
export function emptyPage() {
  const { document, history } = window;
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.title = '';
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', url);
}
