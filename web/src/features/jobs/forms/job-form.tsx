import { maxJobCategories, maxJobIndustries } from '@portal/domain/constants/application';
import { jobDetailsSchema, type JobDetails } from '@portal/domain/jobs/job';
import { salaryFrequencies } from '@portal/domain/jobs/parsed-job';
import type { TeamMember } from '@portal/domain/members/team-member';
import { degreeNames } from '@portal/domain/resumes/degree-names';
import { degreeTypes } from '@portal/domain/resumes/degree-type';
import { Fieldset, Group, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Form } from '../../../components/form/form';
import { FormNumberInput, FormSelect, FormTagsInput, FormTextarea } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';

const degreeChoices = degreeTypes.map((value) => ({ value, label: degreeNames[value] }));
const workplaceChoices = [
  { value: 'onsite', label: 'On site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
];
const frequencyChoices = salaryFrequencies.map((value) => ({ value, label: `per ${value}` }));

interface Props {
  initialValues: JobDetails;
  members: readonly TeamMember[];
  submitLabel: string;
  onSubmit: (details: JobDetails) => Promise<unknown>;
  /** Beside the submit button. */
  children?: ReactNode;
}

/** Everything people say about a job; what is seldom needed waits behind the advanced creator (000 §2). */
export function JobForm({ initialValues, members, submitLabel, onSubmit, children }: Props) {
  const [isAdvanced, setAdvanced] = useState(() => hasAdvancedValues(initialValues));
  const colleagues = members.map((member) => ({ value: member.userId, label: member.displayName || member.email }));
  return (
    <Form
      label="Job"
      initialValues={initialValues}
      schema={jobDetailsSchema}
      onSubmit={(values) => onSubmit(jobDetailsSchema.cast(values))}
    >
      <Stack gap="lg">
        <Fieldset legend="Position">
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <FormTextInput name="jobTitle" label="Job title" required />
              <FormTextInput name="company" label="Company" />
            </SimpleGrid>
            <FormTextarea name="jobDescription" label="Description" autosize minRows={6} maxRows={16} />
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
              <FormTextInput name="address.city" label="City" />
              <FormTextInput name="address.state" label="State" />
              <FormTextInput name="address.zipCode" label="Zip code" />
              <FormSelect name="remote" label="Workplace" data={workplaceChoices} />
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
              <FormNumberInput name="salary.amount" label="Salary from" min={0} thousandSeparator="," hideControls />
              <FormNumberInput name="salary.maxAmount" label="Salary to" min={0} thousandSeparator="," hideControls />
              <FormTextInput name="salary.currency" label="Currency" maxLength={3} />
              <FormSelect name="salary.frequency" label="Paid" data={frequencyChoices} />
            </SimpleGrid>
          </Stack>
        </Fieldset>
        <Fieldset legend="Skills and experience">
          <Stack gap="md">
            <FormTagsInput name="jobSkills.requiredSkills" label="Required skills" />
            <FormTagsInput name="jobSkills.preferredSkills" label="Preferred skills" />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <FormSelect name="requiredEducation.degreeType" label="Required degree" data={degreeChoices} searchable />
              <FormNumberInput name="experienceYears" label="Years of experience" min={0} max={60} />
            </SimpleGrid>
          </Stack>
        </Fieldset>
        <Fieldset legend="Contact">
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <FormTextInput name="contact.name" label="Name" />
            <FormTextInput name="contact.email" label="Email" type="email" />
            <FormTextInput name="contact.phone" label="Phone" type="tel" />
          </SimpleGrid>
        </Fieldset>
        <Switch
          label="Advanced creator"
          checked={isAdvanced}
          onChange={(event) => {
            setAdvanced(event.currentTarget.checked);
          }}
        />
        {isAdvanced && (
          <Fieldset legend="Advanced">
            <Stack gap="md">
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <FormTextInput name="requiredEducation.degreeName" label="Degree name" />
                <FormNumberInput name="managementYears" label="Years of management" min={0} max={60} />
                <FormTagsInput name="categories" label="Job categories" maxTags={maxJobCategories} />
                <FormTagsInput name="industries" label="Company industries" maxTags={maxJobIndustries} />
                <FormTextInput name="officeName" label="Office name" />
                <FormTagsInput name="certifications" label="Certifications" />
                <FormSelect name="accountManagerId" label="Account manager" data={colleagues} searchable />
                <FormSelect name="recruiterId" label="Assigned recruiter" data={colleagues} searchable />
              </SimpleGrid>
            </Stack>
          </Fieldset>
        )}
        <Group>
          <SubmitButton>{submitLabel}</SubmitButton>
          {children}
        </Group>
      </Stack>
    </Form>
  );
}

/** What was found in a description is shown, also where the form would not show it at first. */
function hasAdvancedValues(details: JobDetails): boolean {
  return (
    details.certifications.length > 0 ||
    details.categories.length > 0 ||
    details.industries.length > 0 ||
    details.managementYears !== null ||
    details.requiredEducation.degreeName !== '' ||
    details.officeName !== ''
  );
}
