import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DocumentMarker } from './document-marker';
import { clearMarks, paintMarks, type DocumentMark } from './paint-marks';
import { findQuote, quoteOf, searchTextOf } from './quote';

const text = 'Skills: Go, Java\nSenior developer at Acme. Developed ﬁnancial reports in Java.';
const quote = (exact: string, from = 0) => {
  const start = text.indexOf(exact, from);
  return quoteOf(text, start, start + exact.length);
};
const find = (pieces: string[], exact: string, from = 0) =>
  findQuote(searchTextOf(pieces), quote(exact, from), pieces)?.ranges.map(({ piece, start, end }) =>
    (pieces[piece] ?? '').slice(start, end),
  ) ?? null;

describe('findQuote', () => {
  test('finds words that are broken, hyphenated and spaced differently', () => {
    expect(find(['Senior devel-', 'oper  at', 'ACME.'], 'Senior developer at Acme')).toEqual([
      'Senior devel',
      'oper  at',
      'ACME',
    ]);
  });
  test('a ligature equals its letters', () => {
    expect(find(['financial reports'], 'ﬁnancial reports')).toEqual(['financial reports']);
    expect(find(['ﬁnancial'], 'ﬁnancial')).toEqual(['ﬁnancial']);
  });
  test('of equal places, the surrounding text decides', () => {
    const pieces = ['Go, Java', 'financial reports in Java', 'hobbies: Java'];
    const found = (from: number) => findQuote(searchTextOf(pieces), quote('Java', from), pieces)?.ranges[0]?.piece;
    expect(found(0)).toBe(0);
    expect(found(20)).toBe(1);
  });
  test('a short word does not match inside another word', () => {
    expect(find(['Good Algorithms in JavaScript'], 'Go')).toBeNull();
    expect(find(['C++ and C#'], 'Go')).toBeNull();
  });
  test('lines that are not adjacent are found one by one', () => {
    expect(find(['Senior developer at Acme', 'something else', 'Skills: Go, Java'], text.slice(0, 41))).toEqual(
      ['Senior developer at Acme', 'Skills: Go, Java'].reverse(),
    );
  });
  test('text that is not there is not found', () => {
    expect(find(['nothing'], 'Senior')).toBeNull();
    expect(findQuote(searchTextOf([]), quote('Go'), [])).toBeNull();
  });
  test('a long document is searched in reasonable time', () => {
    const pieces = Array.from({ length: 20_000 }, (_, index) => `line ${index} with words`);
    const started = performance.now();
    expect(findQuote(searchTextOf(pieces), quote('Senior'), pieces)).toBeNull();
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

const mark = (id: string, exact: string, tone: DocumentMark['tone'] = 'found'): DocumentMark => ({
  id,
  quote: quote(exact),
  tone,
  label: exact,
});

describe('paintMarks', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement('div');
    root.innerHTML = '<p>Skills: <b>Go</b>, Java</p><p>Senior <i>devel</i>oper at Acme.</p>';
    document.body.replaceChildren(root);
  });
  const marked = () => [...root.querySelectorAll('mark')].map((element) => [element.dataset.mark, element.textContent]);

  test('wraps the words, across elements, and removes the marks again', () => {
    const before = root.innerHTML;
    expect(paintMarks(root, [mark('a', 'Go'), mark('b', 'Senior developer')], 'b')).toEqual(new Set(['a', 'b']));
    expect(marked()).toEqual([
      ['a', 'Go'],
      ['b', 'Senior'],
      ['b', 'devel'],
      ['b', 'oper'],
    ]);
    expect(root.querySelectorAll('mark[aria-current]')).toHaveLength(3);
    clearMarks(root);
    expect(root.innerHTML).toBe(before);
  });
  test('where marks overlap, the focused one is on top', () => {
    paintMarks(root, [mark('line', 'Senior developer at Acme'), mark('word', 'developer')], 'line');
    expect(marked().every(([id]) => id === 'line')).toBe(true);
    paintMarks(root, [mark('line', 'Senior developer at Acme'), mark('word', 'developer')], null);
    expect(marked()).toContainEqual(['word', 'oper']);
    expect(root.textContent).toBe('Skills: Go, JavaSenior developer at Acme.');
  });
});

describe('DocumentMarker', () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      scrolled(this.textContent);
    };
  });
  const layer = (content: string, page = 1) => {
    const root = document.createElement('div');
    root.textContent = content;
    document.body.append(root);
    return { root, page };
  };

  test('brings the page of a place near, and scrolls to it when it is drawn', async () => {
    const marker = new DocumentMarker(() => undefined);
    const brought: number[] = [];
    marker.paged({
      pageCount: 2,
      textOf: (page) => Promise.resolve([page === 1 ? 'Skills: Go' : 'Senior developer at Acme']),
      bring: (page) => brought.push(page),
    });
    marker.set([mark('a', 'Senior developer')], 'a');
    marker.shown(layer('Skills: Go', 1));
    const revealed = marker.reveal('a');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(brought).toEqual([2]);
    marker.shown(layer('Senior developer at Acme', 2));
    expect(await revealed).toBe(true);
    expect(scrolled).toHaveBeenLastCalledWith('Senior developer');
  });
  test('reports a place that is not there', async () => {
    const marker = new DocumentMarker(() => undefined);
    marker.shown(layer('nothing of the kind'));
    marker.set([mark('a', 'Senior developer')], 'a');
    expect(await marker.reveal('a')).toBe(false);
    expect(await marker.reveal('unknown')).toBe(false);
  });
  test('a mark activates its entry, by click and by key', async () => {
    const picked: string[] = [];
    const marker = new DocumentMarker((id) => picked.push(id));
    const shown = layer('Senior developer at Acme');
    const forget = marker.shown(shown);
    marker.set([mark('a', 'Senior developer')], null);
    await marker.reveal('a');
    const element = shown.root.querySelector('mark');
    element?.click();
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    expect(picked).toEqual(['a', 'a']);
    forget();
    element?.click();
    expect(picked).toHaveLength(2);
  });
});
