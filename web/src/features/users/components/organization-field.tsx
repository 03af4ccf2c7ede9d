import { userFormTexts } from '@portal/domain/texts/team';
import { useState } from 'react';
import { FormSelect, useFieldValue } from '../../../components/form/form-fields';
import { useOrganizationChoices } from '../data/use-organization-choices';

const name = 'organizationId';

/** The organization of a user, found by typing: a platform may have thousands. */
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
      // The choices are search results already, also by words that are not adjacent in the name.
      filter={({ options }) => options}
      onSearchChange={setTyped}
      nothingFoundMessage={userFormTexts.noOrganizationFound}
    />
  );
}
