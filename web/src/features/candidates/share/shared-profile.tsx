import type { ViewerProfile } from '@portal/domain/profiles/viewer-profile';
import { sharedProfileTexts as texts } from '@portal/domain/texts/candidate-page';
import { redactionKindTexts } from '@portal/domain/texts/redaction';
import type { SelectedProfile } from '../data/use-selected-profile';
import { FixedPart } from './fixed-part';

/** Which profile viewers see, whether it says who the candidate is, and what is blacked out in it. */
export function SharedProfile({ shown }: { shown: ViewerProfile<SelectedProfile> }) {
  const redactions = shown.kind === 'anonymous' ? redactionsOf(shown.profile) : [];
  return (
    <FixedPart label={texts.label} help={[texts.help[shown.kind], ...redactions].join(' ')} state={stateOf(shown)} />
  );
}

function stateOf(shown: ViewerProfile<SelectedProfile>): string {
  if (shown.kind === 'named') return shown.profile.name;
  return shown.kind === 'anonymous' ? texts.anonymous(shown.profile.name) : texts.none;
}

function redactionsOf({ redactions }: SelectedProfile): string[] {
  const black = redactions.filter(({ isOn }) => isOn);
  const kinds = [...new Set(black.map(({ kind }) => redactionKindTexts[kind]))];
  const readable = redactions.filter(({ isOn }) => !isOn).map(({ text }) => text);
  return [
    ...(black.length > 0 ? [texts.blackedOut(black.length, kinds)] : []),
    ...(readable.length > 0 ? [texts.notBlackedOut(readable)] : []),
  ];
}
