import {
  identityProviderInputSchema,
  type IdentityProviderInput,
  type ListedProvider,
} from '@portal/domain/contracts/identity-provider-api';
import { defaultRoles, maxSignInDomains } from '@portal/domain/identity-provider/identity-provider';
import { signInDomain } from '@portal/domain/identity-provider/sign-in-domain';
import { formTexts } from '@portal/domain/texts/form';
import { identityProviderTexts as texts } from '@portal/domain/texts/identity-provider';
import { string, ValidationError } from 'yup';
import { DialogForm } from '../../components/form/dialog-form';
import { FormCheckbox, FormSelect, FormTextarea } from '../../components/form/form-fields';
import { FormPasswordInput, FormTextInput } from '../../components/form/form-text-input';

interface Props {
  /** Null for a new one. */
  provider: ListedProvider | null;
  /** Resolves to whether it is stored. */
  onSave: (input: IdentityProviderInput) => Promise<boolean>;
  onClose: () => void;
}

/** Domains are entered one per line. */
type Values = Omit<IdentityProviderInput, 'domains'> & { domains: string };

const linesOf = (text: string) => text.split(/[\s,;]+/).filter((line) => line !== '');

const formSchema = identityProviderInputSchema.shape({
  domains: string()
    .required(texts.noDomain)
    .test('domains', (value, context) => {
      const lines = linesOf(value);
      if (lines.length > maxSignInDomains)
        return context.createError({ message: texts.tooManyDomains(maxSignInDomains) });
      try {
        for (const line of lines) signInDomain().required().validateSync(line);
        return true;
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return context.createError({ message: error.message });
      }
    }),
});

const roleChoices = defaultRoles.map((value) => ({ value, label: texts.roles[value] }));

/** Sets up or changes the identity provider. */
export function ProviderDialog({ provider, onSave, onClose }: Props) {
  const initialValues: Values = {
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    domains: provider?.domains.map(({ domain }) => domain).join('\n') ?? '',
    defaultRole: provider?.defaultRole ?? 'user',
    isRequired: provider?.isRequired ?? false,
    asksSecondStep: provider?.asksSecondStep ?? false,
  };
  return (
    <DialogForm
      title={provider ? texts.editTitle : texts.setUp}
      isOpen
      onClose={onClose}
      initialValues={initialValues}
      schema={formSchema}
      submitLabel={formTexts.save}
      onSubmit={(values) => onSave(identityProviderInputSchema.cast({ ...values, domains: linesOf(values.domains) }))}
    >
      <FormTextInput name="issuer" label={texts.issuer} description={texts.issuerHint} required data-autofocus />
      <FormTextInput name="clientId" label={texts.clientId} autoComplete="off" required />
      <FormPasswordInput
        name="clientSecret"
        label={texts.clientSecret}
        description={provider ? texts.keepSecret : texts.secretHint}
        autoComplete="new-password"
        required={!provider}
      />
      <FormTextarea name="domains" label={texts.domains} description={texts.domainsHint} rows={3} required />
      <FormSelect
        name="defaultRole"
        label={texts.defaultRole}
        description={texts.defaultRoleHint}
        data={roleChoices}
        allowDeselect={false}
        clearable={false}
      />
      <FormCheckbox name="asksSecondStep" label={texts.asksSecondStep} description={texts.asksSecondStepHint} />
      {provider && <FormCheckbox name="isRequired" label={texts.isRequired} description={texts.isRequiredHint} />}
    </DialogForm>
  );
}
