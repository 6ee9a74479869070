import type { ClientRecords } from '#features/sites/clients/server';

/** Digests of a contact that became one with an equal one: who has had the digest of a night gets no second one. */
export const contactDigests: ClientRecords = {
  move: async (tenant, { contacts }) => {
    await tenant.query({
      text: `update night_digests d set contact_id = pair.kept
        from unnest($2::int[], $3::int[]) as pair (gone, kept)
        where d.organization_id = $1 and d.contact_id = pair.gone and not exists (select from night_digests own
          where own.organization_id = $1 and own.contact_id = pair.kept and own.night = d.night)`,
      values: [tenant.organizationId, contacts.map(({ from }) => from), contacts.map(({ into }) => into)],
    });
  },
};
