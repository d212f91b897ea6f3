#!/usr/bin/env python3
"""Trains the evaluation of src/bots/evaluation/network on examples that `rookie selfplay` has written.

    train.py EXAMPLES… --out FILE.weights [--start IN.weights] [--epochs N] [--rate R]

An example holds its features (kinds, then the rest, one byte each) and three floats: how the game ended for the viewer,
how lucky the viewer was from here on, and what the search said (src/arena/selfplay.h). What is learned lies between what
the search said and the end less the luck.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

KINDS, PER_KIND, GENERAL = 6, 32, 56
KIND_WIDTH, MIDDLE_WIDTH = 96, 64
FEATURES = KINDS * PER_KIND + GENERAL
MAGIC = b"ROOKIEE1"
ROW = FEATURES + 3 * 4
SEARCH = 0.6  # the share of what the search said in what is learned
HELD_OUT = 0.02  # of the examples, the last of each file: whole games, never trained on
BATCH = 16384


class Evaluation(nn.Module):
    """The logarithm of the odds. All colours share their weights, so that the judgement is symmetric in them."""

    def __init__(self, scale):
        super().__init__()
        self.register_buffer("scale", scale)
        self.colour = nn.Linear(PER_KIND, KIND_WIDTH)
        self.cross = nn.Linear(PER_KIND, KIND_WIDTH)
        self.rest = nn.Linear(GENERAL, KIND_WIDTH)
        self.middle = nn.Linear(3 * KIND_WIDTH, MIDDLE_WIDTH)
        self.last = nn.Linear(MIDDLE_WIDTH, 1)

    def forward(self, features):
        scaled = features * self.scale
        kinds = scaled[..., : KINDS * PER_KIND].unflatten(-1, (KINDS, PER_KIND))
        colours = torch.relu(self.colour(kinds[..., :-1, :])).sum(-2)
        cross = torch.relu(self.cross(kinds[..., -1, :]))
        rest = torch.relu(self.rest(scaled[..., KINDS * PER_KIND :]))
        middle = torch.relu(self.middle(torch.cat([colours, cross, rest], -1)))
        return self.last(middle).squeeze(-1)

    def layers(self):
        """In the order of the file, with the scale of their inputs."""
        ones = torch.ones_like
        return [
            (self.colour, self.scale[:PER_KIND]),
            (self.cross, self.scale[(KINDS - 1) * PER_KIND : KINDS * PER_KIND]),
            (self.rest, self.scale[KINDS * PER_KIND :]),
            (self.middle, ones(self.middle.weight[0])),
            (self.last, ones(self.last.weight[0])),
        ]

    def read(self, path):
        with open(path, "rb") as file:
            assert file.read(len(MAGIC)) == MAGIC, f"{path} is no file of weights"
            for layer, scale in self.layers():
                step = np.frombuffer(file.read(4), "<f4")[0]
                count = layer.weight.numel() + layer.bias.numel()
                numbers = torch.from_numpy(np.frombuffer(file.read(2 * count), "<i2").astype(np.float32) * step)
                weights, bias = numbers.to(scale.device).split([layer.weight.numel(), layer.bias.numel()])
                layer.weight.data = (weights.view(layer.in_features, layer.out_features).T / scale).contiguous()
                layer.bias.data = bias.clone()

    def write(self, path):
        """Layer by layer a scale and 16-bit weights, [input][output], then the biases (network.h)."""
        with open(path, "wb") as file:
            file.write(MAGIC)
            for layer, scale in self.layers():
                weights = torch.cat([(layer.weight * scale).T.flatten(), layer.bias]).detach().cpu().double().numpy()
                step = np.float32(np.abs(weights).max() / 32767)
                file.write(step.astype("<f4").tobytes())
                file.write(np.clip(np.rint(weights / step), -32767, 32767).astype("<i2").tobytes())


def load(paths, device):
    """The examples to train on, and those held out."""
    trained, held_out = [], []
    for path in paths:
        rows = torch.from_numpy(np.fromfile(path, dtype=np.uint8).reshape(-1, ROW))
        split = int(len(rows) * (1 - HELD_OUT))
        trained.append(rows[:split].to(device))
        held_out.append(rows[split:].to(device))
    return torch.cat(trained), torch.cat(held_out)


def unpack(rows):
    """Features, how the game ended, and what is learned."""
    features = rows[:, :FEATURES].view(torch.int8).float()
    result, luck, searched = rows[:, FEATURES:].contiguous().view(torch.float32).unbind(1)
    end = result - luck
    return features, result, torch.where(searched.isnan(), end, SEARCH * searched + (1 - SEARCH) * end)


def loss_of(model, rows):
    features, _, target = unpack(rows)
    log_odds = model(features)
    return (nn.functional.softplus(log_odds) - target * log_odds).mean()


def report(model, held_out):
    """How noisy the examples are, and how reliable the judgement is: of positions judged so, how many were won."""
    with torch.no_grad():
        features, result, target = unpack(held_out)
        chance = torch.sigmoid(model(features))
        print(f"held out {len(held_out)}: loss {loss_of(model, held_out).item():.5f}, "
              f"error against the end {(result - chance).std().item():.3f}, "
              f"against what is learned {(target - chance).std().item():.3f}")
        for tenth in range(10):
            inside = (chance >= tenth / 10) & (chance < (tenth + 1) / 10)
            if inside.any():
                judged, won = chance[inside].mean().item(), result[inside].mean().item()
                print(f"  judged {judged:.3f}, won {won:.3f} ({int(inside.sum())})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--start")
    parser.add_argument("--epochs", type=float, default=8)
    parser.add_argument("--rate", type=float, default=1.5e-3, help="the highest rate of learning")
    arguments = parser.parse_args()

    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    trained, held_out = load(arguments.examples, device)
    scale = 1 / (unpack(trained[:: max(1, len(trained) // 200_000)])[0].pow(2).mean(0).sqrt() + 0.1)
    kinds = scale[: KINDS * PER_KIND].view(KINDS, PER_KIND)
    kinds[:-1] = kinds[:-1].mean(0)  # one scale for all colours
    model = Evaluation(scale).to(device)
    if arguments.start:
        model.read(arguments.start)

    steps = int(arguments.epochs * len(trained) / BATCH)
    optimiser = torch.optim.AdamW(model.parameters(), lr=arguments.rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, arguments.rate, total_steps=steps, pct_start=0.1)
    begin = time.time()
    for _ in range(steps):
        loss = loss_of(model, trained[torch.randint(len(trained), (BATCH,), device=device)])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
    print(f"{len(trained)} examples, {steps} steps of {BATCH}, {time.time() - begin:.0f} s")
    report(model, held_out)
    model.write(arguments.out)


if __name__ == "__main__":
    main()
