import { feedbackTexts } from '@portal/domain/texts/feedback';
import { use, useEffect, useState } from 'react';
import { AgencyContext } from '../theme/themed';

/** Links the terms that the viewer accepts, and names the agency that they are accepted with; nothing until the configuration names them. */
export function TermsLink() {
  const agency = use(AgencyContext);
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
        {feedbackTexts.readTerms(agency)}
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
