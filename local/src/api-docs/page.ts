import { escapeHtml } from '@portal/domain/fields/markup';
import type { OpenApi } from './openapi';

/** A page that lists the calls of an OpenAPI document, and sends those of API keys by the script next to it. */
export function apiPage({ info, tags, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const sections = tags.map(({ name }) => {
    const calls = operations.filter((operation) => operation.tags.includes(name));
    return `<h2 id="${name}">${name}</h2>${calls.map(callOf).join('')}`;
  });
  const links = tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: APIs</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #1f2933; }
details { border-top: 1px solid #d9dee3; display: flow-root; padding: .5rem 0; }
summary { cursor: pointer; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { background: #f4f6f8; border-radius: 6px; clear: both; overflow: auto; padding: .75rem; }
.method { display: inline-block; font-weight: 600; min-width: 4.5rem; }
.access { color: #52606d; float: right; }
label { display: block; font-weight: 600; margin: .5rem 0; }
input, textarea { box-sizing: border-box; display: block; font: 14px/1.4 ui-monospace, monospace; margin-top: .2rem; max-width: 40rem; padding: .4rem; width: 100%; }
textarea { min-height: 8rem; }
button { background: #1f4e79; border: 0; border-radius: 6px; color: #fff; cursor: pointer; font: inherit; padding: .45rem 1rem; }
output { background: #f4f6f8; border-radius: 6px; display: block; font: 13px/1.45 ui-monospace, monospace; margin-top: .75rem; max-height: 30rem; overflow: auto; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
output:empty { display: none; }
.key { background: #f4f6f8; border-radius: 6px; padding: .25rem 1rem 1rem; }
</style>
<script src="/api/docs/try-calls.js" defer></script>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}: APIs</h1>
<p>${escapeHtml(info.description)} As a file: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<p>${links}</p>
<div class="key">
<label for="api-key">API key
<input id="api-key" type="password" autocomplete="off" spellcheck="false" placeholder="rpk_…">
</label>
<span>From Organization Settings → API keys. It stays in this page and is used by the calls below <code>/api/v1</code> and
<code>/api/scim/v2</code>, which change the agency’s data as any call does.</span>
</div>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

type Call = OpenApi['paths'][string][string] & { path: string; method: string };

function callOf(call: Call): string {
  const { path, method, description, requestBody, parameters, security } = call;
  const input = Object.values(requestBody?.content ?? {})[0]?.schema ?? parameters ?? {};
  const isForKeys = security.some((each) => 'apiKey' in each);
  return (
    `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code>` +
    `<span class="access">${escapeHtml(description)}</span></summary>` +
    `<pre tabindex="0">${escapeHtml(JSON.stringify(input, null, 2))}</pre>${isForKeys ? formOf(call) : ''}</details>`
  );
}

/** The form that sends a call of API keys; `try-calls.ts` reads it. */
function formOf({ path, method, parameters = [], requestBody, operationId }: Call): string {
  const fields = parameters.map(
    ({ name, in: place, required }) =>
      `<label>${escapeHtml(name)}<input name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''}></label>`,
  );
  const [type] = Object.keys(requestBody?.content ?? {});
  const body =
    type === undefined
      ? ''
      : type === 'multipart/form-data'
        ? '<label>file<input type="file" required></label>'
        : `<label>Body<textarea data-type="${type}" spellcheck="false">{}</textarea></label>`;
  return (
    `<form data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}" aria-label="${escapeHtml(operationId)}">` +
    `${fields.join('')}${body}<button>Send</button><output></output></form>`
  );
}
