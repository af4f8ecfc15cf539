ALTER TABLE "bookings" ADD COLUMN "search_session" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "bookings_search_session" ON "bookings" USING btree ("search_session");--> statement-breakpoint
-- Until now a booking had the identifier of its search.
UPDATE "bookings" SET "search_session" = "session_unique";
