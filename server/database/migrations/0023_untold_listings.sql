CREATE TABLE "untold_listings" (
	"listing" bigint PRIMARY KEY NOT NULL
);
