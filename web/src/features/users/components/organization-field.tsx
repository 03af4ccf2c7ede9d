import { userFormTexts } from '@portal/domain/texts/team';
import { useState } from 'react';
import { FormSelect, useFieldValue } from '../../../components/form/form-fields';
import { useOrganizationChoices } from '../data/use-organization-choices';

const name = 'organizationId';

/** To whom a user belongs, found by typing: a platform may have thousands of organizations. */
export function OrganizationField() {
  const { value: chosenId } = useFieldValue<string>(name);
  const [typed, setTyped] = useState('');
  const choices = useOrganizationChoices(chosenId, typed);
  return (
    <FormSelect
      name={name}
      label={userFormTexts.organization}
      data={choices}
      searchable
      // What is offered was found already, also by words that stand apart in the name.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      nothingFoundMessage={userFormTexts.noOrganizationFound}
    />
  );
}
