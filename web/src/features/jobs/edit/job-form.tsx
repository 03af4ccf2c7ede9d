import { maxJobCategories, maxJobIndustries } from '@portal/domain/constants/application';
import { jobDetailsSchema, type JobDetails } from '@portal/domain/jobs/job';
import { salaryFrequencies } from '@portal/domain/jobs/parsed-job';
import type { DirectoryUser } from '@portal/domain/team/directory';
import { degreeNames } from '@portal/domain/resumes/degree-names';
import { jobTexts } from '@portal/domain/texts/jobs';
import { fieldTexts } from '@portal/domain/texts/fields';
import { jobFormTexts, workplaceTexts } from '@portal/domain/texts/job-form';
import { degreeTypes } from '@portal/domain/resumes/degree-type';
import { Fieldset, Group, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { Form } from '../../../components/form/form';
import { FormNumberInput, FormSelect, FormTextarea } from '../../../components/form/form-fields';
import { FormTags } from '../../../components/form/form-tags';
import { FormTerm } from '../../../components/form/form-term';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import type { TermSource } from '../../../components/form/use-suggestions';
import { useTermSource } from './use-term-source';

const degreeChoices = degreeTypes.map((value) => ({ value, label: degreeNames[value] }));
const workplaceChoices = Object.entries(workplaceTexts).map(([value, label]) => ({ value, label }));
const frequencyChoices = salaryFrequencies.map((value) => ({ value, label: jobFormTexts.per(value) }));

interface Props {
  initialValues: JobDetails;
  members: readonly DirectoryUser[];
  /** Names of the organization's offices. */
  offices: readonly string[];
  submitLabel: string;
  /** Below the description. */
  belowDescription?: ReactNode;
  onSubmit: (details: JobDetails) => Promise<unknown>;
  /** Next to the submit button. */
  children?: ReactNode;
}

/** All fields of a job; the rarely used ones are in the advanced creator. */
export function JobForm({ initialValues, members, offices, submitLabel, belowDescription, onSubmit, children }: Props) {
  const terms = {
    jobTitle: useTermSource('jobTitle'),
    skill: useTermSource('skill'),
    degree: useTermSource('degree'),
    category: useTermSource('category'),
    industry: useTermSource('industry'),
    certification: useTermSource('certification'),
  };
  const officeSource = useMemo(() => officesAsTerms(offices), [offices]);
  const [isAdvanced, setAdvanced] = useState(() => hasAdvancedValues(initialValues));
  const colleagues = members.map((member) => ({ value: member.uid, label: member.name }));
  return (
    <Form
      label={jobFormTexts.form}
      initialValues={initialValues}
      schema={jobDetailsSchema}
      onSubmit={(values) => onSubmit(jobDetailsSchema.cast(values))}
    >
      <Stack gap="lg">
        <Fieldset legend={jobFormTexts.position}>
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <FormTerm name="jobTitle" label={jobFormTexts.jobTitle} required source={terms.jobTitle} />
              <FormTextInput name="company" label={jobFormTexts.company} />
            </SimpleGrid>
            <FormTextarea name="jobDescription" label={fieldTexts.description} autosize minRows={6} maxRows={16} />
            {belowDescription}
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
              <FormTextInput name="address.city" label={fieldTexts.city} />
              <FormTextInput name="address.state" label={fieldTexts.state} />
              <FormTextInput name="address.zipCode" label={fieldTexts.zipCode} />
              <FormSelect name="remote" label={jobFormTexts.workplace} data={workplaceChoices} />
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
              <FormNumberInput
                name="salary.amount"
                label={jobFormTexts.salaryFrom}
                min={0}
                thousandSeparator=","
                hideControls
              />
              <FormNumberInput
                name="salary.maxAmount"
                label={jobFormTexts.salaryTo}
                min={0}
                thousandSeparator=","
                hideControls
              />
              <FormTextInput name="salary.currency" label={jobFormTexts.currency} maxLength={3} />
              <FormSelect name="salary.frequency" label={jobFormTexts.paid} data={frequencyChoices} />
            </SimpleGrid>
          </Stack>
        </Fieldset>
        <Fieldset legend={jobFormTexts.skillsAndExperience}>
          <Stack gap="md">
            <FormTags name="jobSkills.requiredSkills" label={jobFormTexts.requiredSkills} source={terms.skill} />
            <FormTags name="jobSkills.preferredSkills" label={jobFormTexts.preferredSkills} source={terms.skill} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <FormSelect
                name="requiredEducation.degreeType"
                label={jobFormTexts.requiredDegree}
                data={degreeChoices}
                searchable
              />
              <FormNumberInput name="experienceYears" label={jobFormTexts.yearsOfExperience} min={0} max={60} />
            </SimpleGrid>
          </Stack>
        </Fieldset>
        <Fieldset legend={jobFormTexts.contact}>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <FormTextInput name="contact.name" label={fieldTexts.name} />
            <FormTextInput name="contact.email" label={fieldTexts.email} type="email" />
            <FormTextInput name="contact.phone" label={fieldTexts.phone} type="tel" />
          </SimpleGrid>
        </Fieldset>
        <Switch
          label={jobFormTexts.showAdvanced}
          checked={isAdvanced}
          onChange={(event) => {
            setAdvanced(event.currentTarget.checked);
          }}
        />
        {isAdvanced && (
          <Fieldset legend={jobFormTexts.advanced}>
            <Stack gap="md">
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <FormTerm name="requiredEducation.degreeName" label={jobFormTexts.degreeName} source={terms.degree} />
                <FormNumberInput name="managementYears" label={jobFormTexts.yearsOfManagement} min={0} max={60} />
                <FormTags
                  name="categories"
                  label={jobFormTexts.categories}
                  description={jobTexts.upTo(maxJobCategories)}
                  maxTags={maxJobCategories}
                  source={terms.category}
                />
                <FormTags
                  name="industries"
                  label={jobFormTexts.industries}
                  description={jobTexts.upTo(maxJobIndustries)}
                  maxTags={maxJobIndustries}
                  source={terms.industry}
                />
                <FormTerm name="officeName" label={jobFormTexts.officeName} source={officeSource} />
                <FormTags name="certifications" label={jobFormTexts.certifications} source={terms.certification} />
                <FormSelect name="accountManagerId" label={jobFormTexts.accountManager} data={colleagues} searchable />
                <FormSelect name="recruiterId" label={jobFormTexts.recruiter} data={colleagues} searchable />
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

/** Offices are added in the organization's settings: what is typed here belongs to this job alone. */
function officesAsTerms(offices: readonly string[]): TermSource {
  return {
    suggest: (text) => Promise.resolve(offices.filter((name) => name.toLowerCase().includes(text.toLowerCase()))),
    remember: () => undefined,
  };
}
