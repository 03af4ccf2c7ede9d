import { richTextLinkAttributes, safeLinkTarget } from '@portal/domain/fields/rich-text';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import StarterKit from '@tiptap/starter-kit';
import { PlaceholderChips } from './placeholder-chips';

/**
 * What the editor knows: the formatting of the domain's allow-list and no more.
 * @param placeholders known placeholders; null when the text has none.
 */
export function extensionsWith(placeholders: readonly string[] | null) {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4] },
      code: false,
      codeBlock: false,
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: richTextLinkAttributes,
        isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && safeLinkTarget(url) !== null,
      },
    }),
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    TextStyleKit.configure({ lineHeight: false }),
    TableKit.configure({ table: { resizable: false } }),
    Image.configure({
      allowBase64: false,
      resize: { enabled: true, minWidth: 24, minHeight: 24, alwaysPreserveAspectRatio: true },
    }),
    ...(placeholders === null ? [] : [PlaceholderChips.configure({ known: new Set(placeholders) })]),
  ];
}
