/** Fonts, sizes and colors of other programs; those of this editor are kept when copied within it. */
const foreignStyles = ['font-family', 'font-size', 'color', 'background-color', 'width', 'min-width'];

const isFromWord = (html: string) => /class="?Mso|mso-|urn:schemas-microsoft-com:office/i.test(html);
const isFromGoogle = (html: string) => html.includes('docs-internal-guid-');

/**
 * Pasted HTML without what office programs add: conditional comments, their elements, styles that only they understand, and
 * paragraphs that stand for list items. The schema of the editor then drops what it does not know.
 */
export function cleanPastedHtml(html: string): string {
  if (!isFromWord(html) && !isFromGoogle(html)) return html;
  const parsed = new DOMParser().parseFromString(withoutComments(html), 'text/html');
  parsed.querySelectorAll('style, meta, link, title, xml, script').forEach((element) => {
    element.remove();
  });
  makeLists(parsed.body);
  for (const element of parsed.body.querySelectorAll<HTMLElement>('*')) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
    element.removeAttribute('class');
    for (const property of foreignStyles) element.style.removeProperty(property);
  }
  for (const wrapper of parsed.body.querySelectorAll('b[id^="docs-internal-guid-"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  return parsed.body.innerHTML;
}

/** Conditional comments hold what other programs than Word show instead. */
function withoutComments(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[(?:if|endif)[^\]]*\]>/gi, '');
}

/** Word pastes the items of a list as paragraphs with `mso-list: l0 level1 lfo1` and a bullet of their own. */
function makeLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = levelOf(paragraph);
    if (level === 0) {
      open = [];
      continue;
    }
    const isNext = open[0]?.list === paragraph.previousElementSibling;
    if (!isNext) open = [];
    open = open.filter((outer) => outer.level <= level);
    const innermost = open.at(-1);
    const document = paragraph.ownerDocument;
    if (innermost?.level !== level) {
      const list = document.createElement(isNumbered(paragraph) ? 'ol' : 'ul');
      const parent = innermost?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    bulletOf(paragraph)?.remove();
    paragraph.removeAttribute('style');
    open.at(-1)?.list.append(item);
    item.append(paragraph);
  }
}

function levelOf(paragraph: HTMLElement): number {
  return Number(/mso-list:[^;"]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
}

function bulletOf(paragraph: HTMLElement): Element | undefined {
  return [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
}

function isNumbered(paragraph: HTMLElement): boolean {
  return /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(bulletOf(paragraph)?.textContent ?? '');
}
