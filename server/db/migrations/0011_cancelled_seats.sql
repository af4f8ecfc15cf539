CREATE TABLE "booking_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancelled_tickets" (
	"booking_id" integer NOT NULL,
	"position" integer NOT NULL,
	"refund_reference" text NOT NULL,
	"paid" integer NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "cancelled_tickets_once" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "cancelled_tickets_fee_within_paid" CHECK ("cancelled_tickets"."fee" between 0 and "cancelled_tickets"."paid")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"charge_reference" text NOT NULL,
	"booking_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_not_negative" CHECK ("refunds"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank_refunds" (
	"name" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_proofs" ADD CONSTRAINT "booking_proofs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_tickets" ADD CONSTRAINT "cancelled_tickets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_tickets" ADD CONSTRAINT "cancelled_tickets_refund_reference_refunds_reference_fk" FOREIGN KEY ("refund_reference") REFERENCES "public"."refunds"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_reference_charges_reference_fk" FOREIGN KEY ("charge_reference") REFERENCES "public"."charges"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_bank_refunds" ADD CONSTRAINT "sandbox_bank_refunds_reference_sandbox_bank_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_bank_payments"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_proofs_expires" ON "booking_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booking_proofs_booking" ON "booking_proofs" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'open';--> statement-breakpoint
-- A charge has a "refund_amount" if its booking was cancelled before this migration. Its refund becomes a row of the
-- new table "refunds", and at the end of this migration, the charge becomes approved. If the sandbox bank has already
-- made the refund, the row's reference is added to "sandbox_bank_refunds" as an idempotency key. If the gateway then
-- requests this refund again, the bank does not make it a second time.
INSERT INTO "refunds" ("reference", "charge_reference", "booking_id", "amount", "state", "created_at", "settled_at")
SELECT "reference" || '-cancelled', "reference", "booking_id", "refund_amount",
  CASE "state" WHEN 'refunded' THEN 'done' ELSE 'open' END, coalesce("settled_at", "created_at"), "settled_at"
FROM "charges" WHERE "refund_amount" IS NOT NULL;--> statement-breakpoint
INSERT INTO "sandbox_bank_refunds" ("name", "reference", "amount")
SELECT p."reference" || '-cancelled', p."reference", coalesce(p."refunded", 0)
FROM "sandbox_bank_payments" p JOIN "charges" c ON c."reference" = p."reference"
WHERE c."refund_amount" IS NOT NULL AND p."status" = 'refunded';--> statement-breakpoint
-- If a charge has no "refund_amount", its refund is of the full amount and has the charge's reference as idempotency
-- key. Adds this key to the refunds that the sandbox bank has already made. If the gateway has not recorded such a
-- refund yet, the gateway requests it again. With the key, the bank confirms the refund that it has made. Without the
-- key, the bank would refuse the request, because the full amount has already been refunded.
INSERT INTO "sandbox_bank_refunds" ("name", "reference", "amount")
SELECT p."reference", p."reference", coalesce(p."refunded", p."amount")
FROM "sandbox_bank_payments" p JOIN "charges" c ON c."reference" = p."reference"
WHERE c."refund_amount" IS NULL AND p."status" = 'refunded';--> statement-breakpoint
-- "charges"."refund_amount" stays, since processes of the previous release read it during the deployment. A later migration
-- drops it with IF EXISTS.
UPDATE "charges" SET "state" = 'approved' WHERE "refund_amount" IS NOT NULL;
