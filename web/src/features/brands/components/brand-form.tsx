import { fieldsOfBrand } from '@portal/domain/brands/brand-change';
import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import {
  brandFields,
  brandSchemas,
  brandTabs,
  inheritedByBrand,
  type BrandKind,
  type BrandTab,
} from '@portal/domain/brands/brand-form';
import type { DescribedField } from '@portal/domain/fields/describe';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { SettingWriter } from '@portal/domain/fields/meta';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { formTexts } from '@portal/domain/texts/form';
import { brandTexts, settingsPageTexts } from '@portal/domain/texts/settings';
import { failureTexts } from '@portal/domain/texts/states';
import { organizationTexts } from '@portal/domain/texts/team';
import { Button, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { DescribedContext, type Described } from '../../../components/described/described-context';
import { DescribedSections } from '../../../components/described/described-sections';
import { Form } from '../../../components/form/form';
import { SubmitButton } from '../../../components/form/submit-button';
import { useInvalidSubmit } from '../../../components/form/use-invalid-submit';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { useData } from '../../../firebase/data-provider';
import { uploadLogo } from '../../../firebase/upload-logo';
import { useSignedIn } from '../../../session/session-context';
import { BrandChanged, deleteBrand, saveBrand } from '../data/save-brand';
import { brandsHref } from './brand-href';
import { BrandPreview } from './brand-preview';
import { BrandUsers } from './brand-users';
import classes from './brands.module.css';

/** Fields that name a profile template. */
const templateFields: ReadonlySet<string> = new Set(['profileTemplateId', 'smProfileId']);

interface Props {
  organization: OrganizationWithoutBrands;
  base: string;
  kind: BrandKind;
  templates: readonly { value: string; label: string }[];
  brand: Brand | SmBrand;
  isNew: boolean;
  isNameTaken: (name: string) => boolean;
}

/** The form of a brand, with a page in its look next to it. */
export function BrandForm({ organization, base, kind, templates, brand, isNew, isNameTaken }: Props) {
  const { firestore, storage } = useData();
  const { user } = useSignedIn();
  const [seen, setSeen] = useState(brand);
  const navigate = useNavigate();
  const [tab, setTab] = useState<BrandTab>('colors');
  const writer: SettingWriter = user.userRoles.superAdmin ? 'superAdmin' : 'admin';
  // Only the pages of super admins show the subdomain.
  const isAdminPage = base.includes('admin');
  const tabs = brandTabs.filter((name) => name !== 'labels' || kind === 'brands');
  const fields = useMemo(
    () =>
      brandFields(kind, tab)
        .filter(({ path }) => path !== 'subdomain' || isAdminPage)
        .map((field) => (templateFields.has(field.path) ? choiceOf(field, templates) : field)),
    [kind, tab, isAdminPage, templates],
  );
  const described = useMemo<Described>(
    () => ({
      fields: new Map(),
      stored: brand,
      writer,
      inherited: inheritedByBrand(kind, organization),
      candidateFields: [],
      theme: projectTheme(organization, brand),
      uploadImage: (file, onProgress) =>
        uploadLogo(storage, { kind: 'brand', organizationId: organization.id }, file, onProgress),
    }),
    [brand, writer, kind, organization, storage],
  );
  const back = () => void navigate(brandsHref(base));
  const labels: Record<BrandTab, string> = {
    colors: brandTexts.colors,
    labels: brandTexts.customLabels,
    general: brandTexts.general,
    questions: brandTexts.questions,
    users: brandTexts.users,
  };
  return (
    <Stack>
      <Title order={1}>{isNew ? brandTexts.add : brand.name}</Title>
      <DescribedContext value={described}>
        <Form
          label={isNew ? brandTexts.add : brand.name}
          initialValues={brand}
          schema={brandSchemas[kind]}
          validatesOnChange
          onSubmit={async (values, { setFieldError }) => {
            if (isNameTaken(values.name)) {
              setTab('colors');
              setFieldError('name', brandTexts.nameTaken);
              notifications.show({ color: 'red', message: brandTexts.nameTaken });
              return;
            }
            try {
              const isHostNew = values.subdomain !== '' && values.subdomain !== brand.subdomain;
              await saveBrand(firestore, organization, kind, {
                seen: isNew ? null : seen,
                values,
                author: user,
                isHostNew,
              });
              notifications.show({ color: 'green', message: organizationTexts.profileUpdated });
              back();
            } catch (error) {
              if (error instanceof BrandChanged) {
                // The next save replaces what is stored now.
                setSeen(error.theirs);
                const labels = error.contested.map((path) => fieldsOfBrand(kind).get(path)?.label ?? path);
                notifications.show({ color: 'yellow', message: brandTexts.changedMeanwhile(labels.join(', ')) });
                return;
              }
              const message = error instanceof PortalError ? error.userMessage : failureTexts.unexpected;
              notifications.show({ color: 'red', message });
            }
          }}
        >
          <InvalidNotice
            onInvalid={() => {
              setTab('colors');
            }}
          />
          <div className={classes.page}>
            <Paper p={20}>
              <Tabs
                value={tab}
                onChange={(next) => {
                  setTab(tabs.find((name) => name === next) ?? 'colors');
                }}
              >
                <Tabs.List mb="md" className={classes.tabs}>
                  {tabs.map((name) => (
                    <Tabs.Tab key={name} value={name}>
                      {labels[name]}
                    </Tabs.Tab>
                  ))}
                </Tabs.List>
                {tabs.map((name) => (
                  <Tabs.Panel key={name} value={name}>
                    {name === tab && name !== 'users' && <DescribedSections fields={fields} />}
                    {name === tab &&
                      name === 'users' &&
                      (isNew ? (
                        <Text size="sm" c="dimmed">
                          {brandTexts.saveFirst}
                        </Text>
                      ) : (
                        <BrandUsers organizationId={organization.id} kind={kind} brand={brand} />
                      ))}
                  </Tabs.Panel>
                ))}
              </Tabs>
              <Group mt="lg" justify="space-between">
                <Group gap="xs">
                  <SubmitButton>{settingsPageTexts.save}</SubmitButton>
                  <Button variant="default" onClick={back}>
                    {formTexts.cancel}
                  </Button>
                </Group>
                {!isNew && (
                  <ConfirmButton
                    variant="subtle"
                    color="red"
                    question={brandTexts.deleteQuestion(brand.name)}
                    consequence={brandTexts.deleteConsequence}
                    confirm={brandTexts.delete}
                    onConfirm={async () => {
                      await deleteBrand(firestore, { organizationId: organization.id, kind }, brand.id, user);
                      back();
                    }}
                  >
                    {brandTexts.delete}
                  </ConfirmButton>
                )}
              </Group>
            </Paper>
            <BrandPreview organization={organization} />
          </div>
        </Form>
      </DescribedContext>
    </Stack>
  );
}

/** A text as a choice that may be left open. */
function choiceOf(field: DescribedField, options: DescribedField['options']): DescribedField {
  return { ...field, kind: 'choice', options: [...options], default: undefined };
}

/** A brand that cannot be saved says why, wherever the field is. */
function InvalidNotice({ onInvalid }: { onInvalid: () => void }) {
  useInvalidSubmit((messages) => {
    onInvalid();
    notifications.show({ color: 'red', message: messages[0] ?? failureTexts.unexpected });
  });
  return null;
}
