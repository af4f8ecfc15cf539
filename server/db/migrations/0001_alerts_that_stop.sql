ALTER TABLE "price_alerts" ADD COLUMN "told_price" integer;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "stop_token" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_alerts_stop_token_unique" ON "price_alerts" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "price_alerts_email" ON "price_alerts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "price_alerts_phone" ON "price_alerts" USING btree ("phone");