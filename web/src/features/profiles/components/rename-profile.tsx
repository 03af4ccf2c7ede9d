import { record } from '@portal/domain/fields/model';
import { requiredText } from '@portal/domain/fields/text';
import { profilePanelTexts } from '@portal/domain/texts/profiles';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';

const schema = record({ name: requiredText() });

interface Props {
  profile: OwnedProfile;
  calls: ProfileCalls;
  onClose: () => void;
}

/** Renames a profile. */
export function RenameProfile({ profile, calls, onClose }: Props) {
  return (
    <DialogForm
      title={profilePanelTexts.rename}
      isOpen
      onClose={onClose}
      initialValues={{ name: profile.name }}
      schema={schema}
      submitLabel={profilePanelTexts.rename}
      onSubmit={(values) =>
        runWithNotice(() => calls.save({ profileId: profile.id, name: schema.cast(values).name, changes: [] }), {
          done: profilePanelTexts.renamed,
        })
      }
    >
      <FormTextInput name="name" label={profilePanelTexts.name} required data-autofocus />
    </DialogForm>
  );
}
