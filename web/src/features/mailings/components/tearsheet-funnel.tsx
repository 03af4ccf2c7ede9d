import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import type { Mailing } from '@portal/domain/mail/mailing';
import { useMailingsAbout } from '../data/use-mailings';
import { MailingFunnel, type MailingCounts } from './mailing-funnel';

/** What became of all emails about a tearsheet; nothing before the first one. */
export function TearsheetFunnel(props: { organizationId: string; targetId: string; name: string }) {
  const { organizationId, targetId, name } = props;
  const mailings = useMailingsAbout(organizationId, targetId);
  if (mailings.length === 0) return null;
  return <MailingFunnel mailing={sumOf(mailings)} name={name} title={texts.tearsheetFunnel} />;
}

function sumOf(mailings: readonly Mailing[]): MailingCounts {
  const of = (name: Exclude<keyof MailingCounts, 'isTracked'>) =>
    mailings.reduce((sum, mailing) => sum + mailing[name], 0);
  return {
    isTracked: mailings.some(({ isTracked }) => isTracked),
    ...{ total: of('total'), sent: of('sent'), opened: of('opened'), clicked: of('clicked') },
    ...{ viewed: of('viewed'), answered: of('answered'), skipped: of('skipped'), failed: of('failed') },
    ...{ uncertain: of('uncertain'), unsubscribed: of('unsubscribed'), bounced: of('bounced') },
  };
}
