-- Up Migration

-- Views are kept for 90 days; the count of a link stays with the link.
create index share_link_views_by_age on share_link_views (organization_id, at);
grant delete on share_link_views to cora_application;
