-- Nothing has ever read this column. It stays as long as servers of an earlier version, which still name it, may run beside this one.
COMMENT ON COLUMN "creatures"."version" IS 'Unused; earlier servers still write it.';
