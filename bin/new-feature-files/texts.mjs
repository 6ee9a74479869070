const readme = ({ many, one }) => `# ${many.title}

What one of them is, in one sentence, and who works with it.

## Words

- **${one.words}**: ...

## Invariants

- No two ${many.words} of an organization have the same name; case and accents make no difference.
- Everybody who is signed in reads them; a deleted one can be restored while nobody else has its name.

Events sent: ${['created', 'updated', 'deleted', 'restored'].map((done) => `${one.kebab}.${done}`).join(', ')}.
Flags: hasAccessAdmin to open the pages and to write.
`;

const english = ({ many, one }) => ({
  titles: { list: many.title, listText: 'Names and notes', record: one.title },
  field: { name: 'Name', notes: 'Notes' },
  list: {
    search: 'Name',
    apply: 'Show the list',
    empty: 'Nothing here yet',
    emptyText: 'What is added will appear here.',
    sortUp: 'Name, A to Z',
    sortDown: 'Name, Z to A',
  },
  actions: { create: `Add ${one.words}`, back: 'Back to the list' },
  saved: 'Saved.',
  deleted: 'Deleted.',
  notFound: 'It does not exist, or it was deleted.',
});

/** The name of the feature stays in English: only its author knows the Spanish word. */
const spanish = ({ many, one }) => ({
  titles: { list: many.title, listText: 'Nombres y notas', record: one.title },
  field: { name: 'Nombre', notes: 'Notas' },
  list: {
    search: 'Nombre',
    apply: 'Mostrar la lista',
    empty: 'Todavía no hay nada',
    emptyText: 'Aquí aparecerá lo que se agregue.',
    sortUp: 'Nombre, de la A a la Z',
    sortDown: 'Nombre, de la Z a la A',
  },
  actions: { create: `Agregar ${one.words}`, back: 'Volver a la lista' },
  saved: 'Guardado.',
  deleted: 'Eliminado.',
  notFound: 'No existe o se eliminó.',
});

const json = (texts) => `${JSON.stringify(texts, null, 2)}\n`;

export const textFiles = (names) => ({
  'README.md': readme(names),
  'locales/en.json': json(english(names)),
  'locales/es.json': json(spanish(names)),
});
