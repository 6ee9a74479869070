import { commonAreaTypes } from '#features/sites/buildings/server';
import type { SignedInCall } from '#platform/server/http/call';
import {
  builtInScales,
  builtInTypes,
  countQuestions,
  type LibraryRow,
  libraryKeys,
  type Template,
  type transferEndpoints,
} from '../../contract/index.ts';
import { addTemplate } from '../template/create-template.ts';
import { freeName } from '../template/template-repository.ts';
import { buildTemplate } from './build-template.ts';

type Calls = typeof transferEndpoints;

export const listLibrary = ({ query }: SignedInCall<Calls['listLibrary']>): Promise<LibraryRow[]> =>
  Promise.all(
    libraryKeys.map(async (key) => {
      const { name, description, inspection_type, content } = await buildTemplate(key, query.language, []);
      const type = builtInTypes.find((one) => one.key === inspection_type);
      return {
        key,
        name,
        description,
        type: type ?? { key: inspection_type, name: inspection_type },
        sections: content.sections.length,
        questions: countQuestions(content.sections),
      };
    }),
  );

export const getLibraryTemplate = async ({
  tenant,
  params,
  query,
}: SignedInCall<Calls['getLibraryTemplate']>) => {
  const { name, scale, content } = await buildTemplate(
    params.key,
    query.language,
    await commonAreaTypes(tenant),
  );
  return { name, scale, content, scales: [...builtInScales] };
};

/** A second copy gets a number after its name. */
export const copyLibraryTemplate = async (
  call: SignedInCall<Calls['copyLibraryTemplate']>,
): Promise<Template> => {
  const { tenant, body } = call;
  const built = await buildTemplate(body.key, body.language, await commonAreaTypes(tenant));
  const name = await freeName(tenant, built.name);
  return addTemplate(call, { ...built, name }, 'inspection-template.copied');
};
