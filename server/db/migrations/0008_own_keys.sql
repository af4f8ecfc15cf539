ALTER TABLE "bookings" ADD COLUMN "search_session" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "bookings_search_session" ON "bookings" USING btree ("search_session");--> statement-breakpoint
-- Before this migration, the key of a booking was that of its search session.
UPDATE "bookings" SET "search_session" = "session_unique";
