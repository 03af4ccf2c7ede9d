import { feedbackTexts } from '@portal/domain/texts/feedback';
import { useEffect, useState } from 'react';

/** Links the terms that the viewer accepts; nothing until the configuration names them. */
export function TermsLink() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void termsUrl(controller.signal).then(setUrl);
    return () => {
      controller.abort();
    };
  }, []);
  return (
    url && (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {feedbackTexts.readTerms}
      </a>
    )
  );
}

/** @returns null when the configuration cannot be read or names none. */
async function termsUrl(signal: AbortSignal): Promise<string | null> {
  try {
    const config = (await (await fetch('/config.json', { signal })).json()) as { links?: { terms?: unknown } } | null;
    const terms = config?.links?.terms;
    return typeof terms === 'string' && /^https?:/i.test(terms) ? terms : null;
  } catch {
    return null;
  }
}
