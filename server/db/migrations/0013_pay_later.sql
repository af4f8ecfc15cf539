ALTER TABLE "booking_passengers" ALTER COLUMN "foreign_citizen" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "booking_passengers" ALTER COLUMN "citizen_number" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "booking_passengers" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_passengers" ALTER COLUMN "passport" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "cancelled_tickets" ALTER COLUMN "refund_reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_reserved" ON "bookings" USING btree ("reserved_until") WHERE "bookings"."status" = 'reserved';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reserved_is_sold" CHECK ("bookings"."status" <> 'reserved' or ("bookings"."seats" = 'sold' and "bookings"."pnr" is not null and "bookings"."reserved_until" is not null));