import { Paper, Stack } from '@mantine/core';
import { useMayOpen } from '#platform/web/routing/index';
import type { Job } from '../../contract/index.ts';
import { paths, serviceHref } from '../addresses.ts';
import { AddService } from '../services/add-service.tsx';
import { ServiceList } from './service-list.tsx';

/** The services of the job. People who may change the job can open and add services here. */
export const ServicesTab = ({ job }: { job: Job }) => {
  const mayOpen = useMayOpen(paths.service) && job.can.update;
  return (
    <Paper p="md">
      <Stack>
        <ServiceList
          jobId={job.id}
          services={job.services}
          {...(mayOpen && { hrefOf: (id: number) => serviceHref(job.id, id) })}
        />
        <AddService job={job} />
      </Stack>
    </Paper>
  );
};
