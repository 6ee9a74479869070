-- Up Migration

-- How far from the building it began, coarsely, where the inspector allowed that; 0 is at the site. Never a position.
alter table inspections add column begun_distance_m integer check (begun_distance_m between 0 and 20100000);
