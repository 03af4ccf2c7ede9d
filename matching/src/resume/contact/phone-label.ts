/** Labels before a phone number. */
export const phoneLabel =
  /\b(?:tel|phone|mobile|cell|mob|telephone|handy|telefon|tél|portable|teléfono|telefone|móvil|celular|call|contact|whatsapp|m|t|p|h|c|ph)\b\.?\s*(?:no\.?|number|#)?\s*[:.)]?\s*$/iu;
