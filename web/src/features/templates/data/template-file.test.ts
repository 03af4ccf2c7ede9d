import { expect, test } from '@jest/globals';
import { blockOf } from '@portal/domain/templates/block';
import { profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { readTemplateFile } from './template-file';

const given = { id: 'new', isCore: true };
const read = (content: unknown) =>
  readTemplateFile({ text: () => Promise.resolve(JSON.stringify(content)) } as unknown as File, given);
const hostile = '<p onclick="alert(1)">Calm<script>alert(2)</script><img src="x" onerror="alert(3)"></p>';

test('an imported template is a new one of the open list, and nothing in it runs', async () => {
  const block = blockOf({ key: 'notes', title: 'Notes', content: hostile, alternativeContent: hostile });
  const { createdAt, ...template } = await read(
    profileTemplateSchema.cast({
      ...{ id: 'old', name: 'House', isCore: false, isTwoColumns: true, design: 'modern' },
      ...{ headerContent: hostile, footerContent: hostile, template: [block], secondColumn: [block] },
    }),
  );
  expect(template).toMatchObject({ ...given, name: 'House', isTwoColumns: true, design: 'modern' });
  expect(createdAt ?? null).toBeNull();
  const { template: main, secondColumn: second, headerContent: header, footerContent: footer } = template;
  const texts = [...main, ...second].flatMap(({ content, alternativeContent }) => [content, alternativeContent]);
  expect(new Set([header, footer, ...texts])).toEqual(new Set(['<p>Calm</p>']));
});

test.each([[{}], [[]], ['words'], [{ name: 'x', design: 'baroque' }]])('%j is no template', async (content) => {
  await expect(read(content)).rejects.toThrow();
});
