import { useQueryClient } from '@tanstack/react-query';
import { NoteForm, noteParts } from '#features/sites/notes/web';
import { submit } from '#platform/web/outbox/index';
import type { Building } from '../../contract/index.ts';
import { aboutBuilding, addNoteWrite } from '../outbox/building-writes.ts';

/** Nobody is mentioned: a note of a building belongs to no one job. */
const BuildingNoteForm = ({ building, onClose }: { building: Building; onClose: () => void }) => {
  const client = useQueryClient();
  return (
    <NoteForm
      name="building-note"
      record={building.id}
      people={[]}
      mayBePublic={false}
      save={(note, onProgress) => {
        const { body, files } = noteParts(note);
        return submit(
          client,
          {
            kind: addNoteWrite,
            id: note.uuid,
            parts: { body: { building_id: building.id, ...body }, files },
            group: `building-notes-${building.id}`,
            about: aboutBuilding(building, building.name),
          },
          { keepsInput: true, onProgress },
        );
      }}
      onClose={onClose}
    />
  );
};

export default BuildingNoteForm;
