import { escapeHtml } from '@portal/domain/fields/markup';
import type { OpenApi } from './openapi';

/** A page that lists the calls of an OpenAPI document. It needs no script. */
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
details { border-top: 1px solid #d9dee3; padding: .5rem 0; }
summary { cursor: pointer; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { background: #f4f6f8; border-radius: 6px; overflow: auto; padding: .75rem; }
.method { display: inline-block; font-weight: 600; min-width: 3.5rem; }
.access { color: #52606d; float: right; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}: APIs</h1>
<p>${escapeHtml(info.description)} As a file: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<p>${links}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

type Call = OpenApi['paths'][string][string] & { path: string; method: string };

function callOf({ path, method, description, requestBody, parameters }: Call): string {
  const input = requestBody?.content['application/json']?.schema ?? parameters ?? {};
  return (
    `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code>` +
    `<span class="access">${escapeHtml(description)}</span></summary>` +
    `<pre tabindex="0">${escapeHtml(JSON.stringify(input, null, 2))}</pre></details>`
  );
}
