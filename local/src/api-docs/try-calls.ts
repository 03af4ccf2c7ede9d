/**
 * Script of the page `/api/docs`: sends the calls of API keys and shows the answers. The key stays in its field: it is neither
 * stored nor put into a URL.
 */
const keyField = document.querySelector<HTMLInputElement>('#api-key');

for (const form of Array.from(document.querySelectorAll<HTMLFormElement>('form[data-path]'))) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void tryCall(form);
  });
}

async function tryCall(form: HTMLFormElement): Promise<void> {
  const output = form.querySelector('output');
  const key = keyField?.value.trim() ?? '';
  if (!output) return;
  if (key === '') {
    output.textContent = 'Enter an API key at the top of the page.';
    keyField?.focus();
    return;
  }
  output.textContent = 'Sending …';
  try {
    const { url, method, headers, body } = requestOf(form);
    const response = await fetch(url, {
      method,
      headers: { ...headers, authorization: `Bearer ${key}` },
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
    });
    output.textContent = `${response.status} ${response.statusText}\n\n${readable(await response.text())}`;
  } catch (error) {
    output.textContent = error instanceof Error ? error.message : 'Nothing answered.';
  }
}

interface Call {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

/** The call that the fields of a form describe. */
function requestOf(form: HTMLFormElement): Call {
  const values = Array.from(form.querySelectorAll<HTMLInputElement>('input[data-in]'));
  const of = (place: string) => values.filter(({ dataset }) => dataset.in === place);
  const path = of('path').reduce(
    (filled, { name, value }) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    form.dataset.path ?? '',
  );
  const url = new URL(path, window.location.origin);
  for (const { name, value } of of('query')) if (value !== '') url.searchParams.set(name, value);
  const method = form.dataset.method ?? 'GET';
  const text = form.querySelector('textarea');
  if (text) return { url, method, headers: { 'content-type': text.dataset.type ?? '' }, body: text.value };
  const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
  if (!file) return { url, method, headers: {} };
  const body = new FormData();
  body.set('file', file);
  return { url, method, headers: {}, body };
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export {};
