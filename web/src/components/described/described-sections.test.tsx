import { expect, test } from '@jest/globals';
import { brandFields, brandSchemas, brandTabs, inheritedByBrand } from '@portal/domain/brands/brand-form';
import { newBrand } from '@portal/domain/brands/brand';
import { settingTabs, type SettingTab, type SettingWriter } from '@portal/domain/fields/meta';
import { notificationFallbacks } from '@portal/domain/organizations/notification-fallbacks';
import { newOrganization } from '@portal/domain/organizations/organization';
import { settings, settingsByPath, settingsSchema } from '@portal/domain/organizations/settings';
import { formTexts } from '@portal/domain/texts/form';
import { notificationTexts } from '@portal/domain/texts/notifications';
import { scheduleTexts } from '@portal/domain/texts/schedules';
import { settingSectionTexts, settingsPageTexts } from '@portal/domain/texts/settings';
import { Notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { brandOfOrganization } from '@portal/domain/brands/resolve-brand';
import { render } from '../../testing/render';
import { Form } from '../form/form';
import { InvalidNotice } from '../form/invalid-notice';
import { SubmitButton } from '../form/submit-button';
import { DescribedContext } from './described-context';
import { DescribedSections } from './described-sections';

const organization = newOrganization({ id: 'acme', name: 'Acme' });
const uploadImage = () => Promise.resolve('');

function showTab(tab: SettingTab, writer: SettingWriter = 'admin', requireValid = true) {
  const schema = settingsSchema(tab, writer);
  return render(
    <DescribedContext
      value={{
        fields: settingsByPath,
        stored: organization,
        writer,
        inherited: null,
        candidateFields: [],
        theme: projectTheme(organization, brandOfOrganization(organization)),
        uploadImage,
      }}
    >
      <Form
        label={tab}
        initialValues={schema.cast(organization, { assert: false })}
        schema={schema}
        validatesOnChange
        onSubmit={() => Promise.resolve()}
      >
        <DescribedSections fields={settings.filter((setting) => setting.tab === tab)} notes={notificationFallbacks} />
        <InvalidNotice />
        <SubmitButton requireChange requireValid={requireValid}>
          {settingsPageTexts.save}
        </SubmitButton>
      </Form>
    </DescribedContext>,
  );
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: settingsPageTexts.save });
const change = (label: string, value: string) =>
  act(async () => {
    const field = screen.getByLabelText(label, { exact: false, selector: 'input' });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    await Promise.resolve();
  });

test.each(settingTabs)('the tab %s is shown to an admin and to a super admin', async (tab) => {
  // The editor of rich text is loaded when a form first needs it.
  await import('../editor/rich-text-editor');
  const { container, unmount } = await act(() => Promise.resolve(showTab(tab)));
  expect(container.querySelectorAll('[data-section]').length).toBeGreaterThan(0);
  unmount();
  await act(() => Promise.resolve(showTab(tab, 'superAdmin')));
});

test('what super admins decide is not offered to admins, and the subdomain is shown to them', () => {
  const { unmount } = showTab('general');
  expect(screen.queryByLabelText('Total seats')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Subdomain').disabled).toBe(true);
  unmount();
  showTab('general', 'superAdmin');
  expect(screen.queryByLabelText('Total seats')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Subdomain').disabled).toBe(false);
});

test('the button is off while nothing was changed, or while a field is invalid', async () => {
  showTab('general');
  expect(save().disabled).toBe(true);
  await change('Website', 'javascript:alert(1)');
  expect(await screen.findByText(formTexts.notAUrl)).toBeDefined();
  expect(save().disabled).toBe(true);
  await change('Website', 'https://acme.example');
  await screen.findByDisplayValue('https://acme.example');
  expect(save().disabled).toBe(false);
});

test('an invalid text in a field that its switch hides does not keep the tab from being saved', async () => {
  showTab('notifications');
  const [other] = screen.getAllByLabelText('Other');
  const toggle = () =>
    act(async () => {
      if (other) fireEvent.click(other);
      await Promise.resolve();
    });
  await toggle();
  await change('Email', 'abc');
  expect(await screen.findByText(formTexts.notAnEmail('abc'))).toBeDefined();
  await toggle();
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  const [recruiter] = screen.getAllByLabelText('Job recruiter');
  await act(async () => {
    if (recruiter) fireEvent.click(recruiter);
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(save().disabled).toBe(false);
  });
});

test('Save opens the side whose question is empty, and goes there', async () => {
  render(<Notifications />);
  showTab('feedback', 'admin', false);
  const questions = screen.getByRole('region', { name: settingSectionTexts.questions });
  await userEvent.click(within(questions).getByRole('tab', { name: settingsPageTexts.down }));
  await userEvent.click(within(questions).getByRole('button', { name: settingsPageTexts.addQuestion }));
  await userEvent.click(within(questions).getByRole('tab', { name: settingsPageTexts.up }));
  await userEvent.click(save());
  const question = await within(questions).findByLabelText(settingsPageTexts.question(1));
  expect(await screen.findByText(`${settingsPageTexts.question(1)}: ${formTexts.required}`)).toBeDefined();
  expect(document.activeElement).toBe(question);
});

test('notifications say who gets them while nobody is chosen', async () => {
  showTab('notifications');
  const section = () => screen.getByRole('region', { name: settingSectionTexts.activity });
  expect(within(section()).getByText(notificationTexts.activityFallback)).toBeDefined();
  await userEvent.click(within(section()).getByLabelText('Job recruiter'));
  expect(within(section()).queryByText(notificationTexts.activityFallback)).toBeNull();
});

test('a schedule is chosen, and its next times are shown', async () => {
  showTab('skills');
  const schedule = screen.getByRole('group', { name: 'Schedule of the tearsheet refresh' });
  await userEvent.click(within(schedule).getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: scheduleTexts.kinds.weekdays }));
  expect(within(schedule).getByLabelText<HTMLInputElement>(scheduleTexts.time).value).toBe('04:00');
  expect(within(schedule).getByText(/^Next, in your time: /)).toBeDefined();
});

test('a brand shows what it inherits where it has no value of its own', () => {
  const own = newOrganization({ ...organization, customLabels: { ...organization.customLabels, skills: 'Talents' } });
  const brand = newBrand('b1');
  render(
    <DescribedContext
      value={{
        fields: new Map(),
        stored: brand,
        writer: 'admin',
        inherited: inheritedByBrand('brands', own),
        candidateFields: [],
        theme: projectTheme(organization, brandOfOrganization(organization)),
        uploadImage,
      }}
    >
      <Form label="brand" initialValues={brand} schema={brandSchemas.brands} onSubmit={() => Promise.resolve()}>
        {brandTabs.map((tab) => (
          <DescribedSections key={tab} fields={brandFields('brands', tab)} />
        ))}
      </Form>
    </DescribedContext>,
  );
  expect(screen.getByPlaceholderText('Talents')).toBeDefined();
  expect(screen.getAllByText(settingsPageTexts.inherited).length).toBeGreaterThan(0);
});
