-- The code has not used this column since migration 0011, so processes of the previous release do not need it during the
-- deployment.
ALTER TABLE "charges" DROP COLUMN IF EXISTS "refund_amount";