import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useWork } from '../../../components/ui/use-work';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';

interface Props {
  profile: OwnedProfile;
  calls: ProfileCalls;
  onClose: () => void;
}

/** Asks before a named profile replaces an anonymous one, which closes the links that clients hold. */
export function ShowNamed({ profile, calls, onClose }: Props) {
  const { isBusy, work } = useWork();
  return (
    <ConfirmDialog
      title={redactionTexts.closeLinksQuestion(profile.name)}
      consequence={redactionTexts.closesLinks}
      confirm={redactionTexts.closeLinks}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => {
        work(() =>
          runWithNotice(() => calls.choose({ profileId: profile.id, closesLinks: true }), {
            done: profilePanelTexts.selected,
          }).finally(onClose),
        );
      }}
    />
  );
}
